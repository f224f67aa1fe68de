import { wishPlot } from '../wish-plot.ts'

const MISSPELT = ['kookabura', 'kookaburro', 'cookaburra', 'kukaburra']
const NO_LAUGH = ['couldnt laugh', 'couldn’t laugh', 'could not laugh', 'can’t laugh', 'cant laugh', 'cannot laugh', 'never laughs', 'doesn’t laugh', 'doesnt laugh', 'didn’t laugh', 'won’t laugh', 'wont laugh', 'wouldn’t laugh', 'wouldnt laugh', 'forgot how to laugh', 'forgets how to laugh', 'lost its laugh', 'learns to laugh', 'wants to laugh', 'laugh is broken', 'without a laugh', 'serious', 'doesn’t find anything funny', 'never finds anything funny', 'couldn’t find anything funny', 'could not find anything funny', 'doesn’t get the joke', 'doesn’t understand jokes']

export const kookaburraOneHa = wishPlot({
  id: 'wish-kookaburra-one-ha',
  beginsElsewhere: true,
  wishes: ['kookaburra who couldnt laugh', ...NO_LAUGH.slice(1).map((words) => `kookaburra ${words}`), ...MISSPELT.flatMap((bird) => ['couldnt laugh', 'couldn’t laugh', 'can’t laugh', 'cant laugh', 'doesn’t laugh', 'forgot how to laugh'].map((words) => `${bird} ${words}`))],
  nothingElse: true,
  answers: ['whose', 'are', 'were', 'there', 'story', 'kookaburra', 'kookaburras', 'bird', 'laugh', 'laughs', 'laughed', 'laughing', 'laughter', 'giggle', 'giggles', 'smile', 'haha', 'couldnt', 'couldn’t', 'could', 'can’t', 'cant', 'cannot', 'not', 'never', 'doesn’t', 'doesnt', 'didn’t', 'didnt', 'won’t', 'wont', 'wouldn’t', 'wouldnt', 'forgot', 'forgets', 'how', 'lost', 'its', 'his', 'her', 'learns', 'learn', 'learned', 'learnt', 'learning', 'find', 'finds', 'funny', 'anything', 'nothing', 'everything', 'joke', 'jokes', 'get', 'gets', 'understand', 'understands', 'tell', 'tells', 'told', 'tries', 'tried', 'trying', 'make', 'makes', 'made', 'serious', 'grumpy', 'sad', 'cross', 'shy', 'quiet', 'silent', 'happy', 'silly', 'broken', 'without', 'properly', 'out', 'loud', 'like', 'the', 'other', 'others', 'all', 'everyone', 'everybody', 'else', 'family', 'friend', 'friends', 'animals', 'bush', 'gum', 'tree', 'branch', 'australia', 'australian', 'aussie', 'outback', 'morning', 'evening', 'sunrise', 'sunset', 'night', 'day', 'early', 'why', 'who', 'that', 'which', 'until', 'till', 'because', 'but', 'and', 'so', 'no', 'matter', 'what', 'was', 'is', 'one', 'once', 'little', 'small', 'young', 'baby', 'old', 'cute', 'kind', 'called', 'named', 'wants', 'wanted', 'want', 'finally', 'last', 'again', 'helps', 'help', 'child', 'girl', 'boy', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'nan', 'pop', 'grandpa'],
  except: ['hurt', 'ill', 'sick', 'vet', 'hospital', 'died', 'dead', 'bushfire', 'fire', 'snake', 'snakes', 'steals', 'stole', 'sausage', 'sausages', 'barbecue', 'bbq', 'bullied', 'teased', 'afraid', 'scared', 'zoo', 'toy', 'song', 'sits in', 'fly', 'sing', 'koala', 'platypus', 'emu', 'hyena', 'sore throat', 'clown'],
  moods: ['learning', 'losing', 'question', 'change', 'first', 'waiting'],
  isTale: true,
  out: true,
  company: ['kookaburra', 'bench', 'tree', 'tail', 'tails', 'branch', 'beak', 'ha', 'laugh', 'gap', 'place', 'stick', 'joke', 'feather', 'hat', 'sun', 'lamp post', 'grass', 'others', 'window', 'windows', 'bus', 'leaves', 'plates', 'cello', 'door', 'corner', 'hoarse one', 'deep one', 'squeaky one'],
  about: 'A kookaburra has only got one Ha, and no joke is any help, until somebody watches the tails of its family and sees that each of them has just one, and hands it on.',
  titles: ['Only One Ha', 'Brown and Sticky', 'A Gap on the Branch', '{H} and the Kookaburra with One Ha', 'The Sun Never Slips'],
  want: [
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        'The kookaburra beside {H} on the bench couldn’t laugh. “Ha,” it said. Then it waited for some more, with its beak open, and there wasn’t any. “That’s all I’ve got,” it said.',
        'In the big tree sat its family, and laughed as they did every evening, until the leaves shook. “What at?” asked {A}. “I’ve asked them that,” said the kookaburra. “They’re laughing too much to tell me.” {H} wanted it to have a whole laugh before dark.'
      ]
    }
  ],
  way: [
    {
      id: 'brown-and-sticky',
      A: 'partner',
      paragraphs: [
        '“All you need is a joke,” said {A}. “What’s brown and sticky?” “A stick!” said {H}. The kookaburra thought it over. “I’ve sat on sticks all my life,” it said. “They’re hardly sticky at all.” But it saw how they looked, and was sorry. “Ha,” it said, to be kind.'
      ]
    },
    {
      id: 'the-sun-never-slips',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“In the morning they laugh at the sun,” said the kookaburra, “because it comes up.” “And then?” asked {H}. “Then it’s up,” said the kookaburra. It had kept an eye on the sun every day since it hatched. The sun had never once slipped, or come up on the wrong side.',
        '“Perhaps it’s because it’s round and yellow,” said {A}. The kookaburra had thought of that as well. But so was a lemon, and nobody laughed at a lemon. In the evening they laughed because the sun went down. It didn’t slip then, either.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tried another one. “Knock, knock,” said {A}. “Come in,” said the kookaburra, and moved up. “No, you have to say ‘Who’s there?’” said {H}. “But I can see who’s there,” it said. So {A} went round behind the bench, and knocked on it.',
        '“Who’s there?” asked the kookaburra. “Lettuce,” said {A}. It leaned over the back, and looked. “That isn’t a lettuce,” it whispered to {H}. “I didn’t like to say so. It’s still {A}.”'
      ]
    },
    {
      id: 'nine-hundred-feathers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the grass lay a feather, brown and blue. “We’ll tickle it,” said {A}, “then it has to laugh.” “That’s mine,” said the kookaburra. “I was looking for it.” {A} tickled the kookaburra on the front and on the back, and under both wings.',
        'The kookaburra kept still, and waited politely. “I’m wearing nine hundred of those,” it said. “I sleep in them.” It took the feather in its beak, and tucked it back in at the side. “There,” it said. “Nine hundred and one.”'
      ]
    },
    {
      id: 'what-is-the-matter',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} pulled a face, with both cheeks and all ten fingers. The kookaburra came up close, and looked in. “Is it a tooth?” it asked. “It’s only my funny face,” said {H}. {A} knew one too, and it was even worse.',
        '“Both of you?” asked the kookaburra, and put a wing round each. It told them that it had once been poorly, too, from a beetle. It held on to them until their faces were over. In the morning, it said, it would all look better.'
      ]
    },
    {
      id: 'where-it-was-kept',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where did you get your Ha?” asked {A}. “I hatched with it,” said the kookaburra. “I said it when the egg came off.” It said Ha once in the morning and once at night, so as not to wear it out.',
        'It was in very good order, for a Ha. It began with a little breath, and ended with a click of the beak. {H} asked to hear it once more. “Ha,” it said. {A} said that some people would be glad of one like that.'
      ]
    },
    {
      id: 'other-in-a-hat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone off for a moment, and came back to the bench in a new hat. “Ha,” said the kookaburra. {A} stopped, and took off the hat, and turned it round. “It wasn’t about the hat,” said {H}. So {A} put it on again, a bit more to the left. “Ha,” said the kookaburra.',
        '{A} sat down with the hat on both knees. “It’s the only one I’ve got,” said the kookaburra, quite unhappy. “So’s mine,” said {A}. They looked at the grass for a time. It was a good hat, and a good Ha.'
      ]
    },
    {
      id: 'pet-laughs-softly',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat in front of the bench with an open mouth, as {A} did on any warm evening. “There’s somebody laughing,” whispered the kookaburra, “and so softly.” It hopped down, to see what about. {A} was looking at nothing at all.',
        'So it sat down beside {A}, and looked at nothing as well. It looked with one eye, and then with the other. It was no good. But {A}’s tail had begun to move, and the kookaburra followed it to and fro. “I like that bit,” it said.'
      ]
    },
    {
      id: 'counting-spoons',
      A: 'partner',
      paragraphs: [
        '“Just do what we do,” said {H}, and laughed. But nothing was funny just then. “Ha. Ha. Ha,” said {H}. It sounded like somebody counting spoons. {A} tried, and that sounded like forks. “You can’t do it either,” said the kookaburra gently.'
      ]
    },
    {
      id: 'elder-at-the-concert',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My friend Dora and I could never sit together at a concert,” said {S}. “One of us only had to breathe in.” “What was so funny?” asked {A}. “Nothing whatever,” said {S}. “It was very sad music, with a cello. That made it so much worse.”',
        'In the end they’d been put in different rows. Then they could only see the backs of each other’s necks. “And that helped?” asked the kookaburra. “You’ve never seen Dora’s neck,” said {S}, and had to look at the sky.'
      ]
    },
    {
      id: 'child-has-a-joke',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had made up a joke, and wanted to tell it. “What does a chair say?” asked {S}. “I don’t know,” said {A}. “Chair!” said {S}, and laughed so much that the whole bench wobbled. The kookaburra looked from one to the other.',
        '“Would you tell me that again, more slowly?” it asked. {S} got as far as “What does”. Then it was all over once more, and {S} lay down on the ground. “It must be the way you tell it,” said the kookaburra to {A}.'
      ]
    },
    {
      id: 'the-tails',
      A: 'partner',
      paragraphs: [
        '{A} had been watching the big tree. “At each Ha a tail goes up,” said {A}, “and never more than one. The deep one, the hoarse one, the squeaky one. They’ve only got one Ha each, like you. They hand it on!” Between the hoarse one and the squeaky one was a gap, and the laugh had to jump it.'
      ]
    }
  ],
  turn: [
    {
      id: 'handed-on',
      A: 'partner',
      paragraphs: [
        'So they sat in a row. “Ha,” said the kookaburra. “Ha,” said {H}. “Ha,” said {A}, and by then the kookaburra had a new one. They handed it round, as carefully as a plate of soup.',
        'Then {A} came in too soon, and it was “Hup”. It sounded like a sneeze in a boot. {H} looked at {A}, and snorted. {A} snorted, too. And up went the kookaburra’s tail.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now it went “Ha-ha-hoo”, and somebody at the bus stop caught it. You could see the shoulders go. From there it got on the bus. At all the windows people held on to one another. Then the bus went round the corner.',
        '“Now it’s gone,” said {H}. But a little later it came back on the other side, on a bicycle. The bicycle could hardly steer. “Thank you,” said {A}, and took it, and handed it to the kookaburra.'
      ]
    },
    {
      id: 'down-the-wrong-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Each time they had nearly stopped, {A} said “Hup” again. It was only a very small one. {H} asked {A} please not to. {A} nodded, and squeezed both lips shut, and that was the worst of all.',
        'They tried looking at something serious. There was a litter bin, and they all looked at it. Nobody had ever noticed how it stood there, with its lid a bit open. “Ha,” said the kookaburra, and after that they couldn’t look at the bin.'
      ]
    },
    {
      id: 'in-the-gap',
      A: 'partner',
      paragraphs: [
        '“Ha!” it went, and “Hoo!”, and “Ha!”, and “Kaa!” Nobody knew any more whose was whose, and the whole bench shook. “What are you laughing at?” gasped {H}. “I don’t know!” cried the kookaburra. “Isn’t that funny?” {A} lay in the grass, and could only point.',
        'In the big tree they had heard it. They’d kept that gap free ever since the kookaburra hatched. It flew across, and sat down between the hoarse one and the squeaky one. Now the laugh came along the branch, from tail to tail, and didn’t have to jump.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the open beak, and there was no more in there.',
      '{names} came and sat at the end of the bench, and it creaked.',
      { text: '{names} cupped one ear towards the big tree.', needs: ['hands'] },
      { text: '{names} patted the kookaburra on the back, in case the rest was stuck.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the bench, and found nothing funny there.',
      '{names} sneezed, and the kookaburra asked what that was about.',
      { text: '{names} held up a stick, and it was not sticky.', needs: ['hands'] },
      { text: '{names} said Ha as well, and that was all of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the hiccups from it.',
      '{names} rolled in the grass, and nobody knew why.',
      { text: '{names} held on to the bench with both hands.', needs: ['hands'] },
      { text: '{names} wiped both eyes, and needed the other sleeve as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home nobody dared look at anybody else, because of that “Hup”. Behind them the laugh ran along the branch, more and more slowly.',
    '{H} washed, and lay down. “Ha,” said {H}, quite softly. From somewhere in the dark came another, a bit hoarse, and after it quite a new one.'
  ],
  last: [
    'Then it was {H}’s turn, and nothing came, for {H} was asleep.',
    'One Ha was left over for the morning, when the sun would come up, and {H} was asleep.'
  ]
})
