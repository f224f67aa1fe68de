import { wishPlot } from '../wish-plot.ts'

export const whoeverRockStar = wishPlot({
  id: 'wish-whoever-rock-star',
  visits: 'anything',
  whoever: [
    'wants to be a rock star',
    'wants to be a pop star',
    'wants to be a rockstar',
    'wants to be a popstar',
    'wants to be in a band',
    'wants to be in a rock band',
    'wants to be in a pop band',
    'wants to be in the band',
    'wants to play in a band',
    'wants to join a band',
    'wants to join the band',
    'wants to start a band',
    'wants to have a band',
    'wants to form a band',
    'wants to become a rock star',
    'wants to become a pop star',
    'wants to be a singer',
    'wants to be a famous singer',
    'wants to be a rock singer',
    'wants to become a singer',
    'wants to be a pop singer',
    'wants to be a rapper',
    'wants to sing on stage',
    'wants to sing in a band',
    'would like to be a rock star',
    'would like to be a pop star',
    'dreams of being a rock star',
    'dreams of being a pop star',
    'dreams of being in a band',
    'dreams of being a famous singer',
    'plays air guitar',
    'sings into a hairbrush',
    'wants to give a concert',
    'plays in a rock band',
    'loves rock music',
    'loves rock and roll',
    'wants to rock',
    'wants to have a hit record',
    'wants to go on tour with a band',
    'wants a guitar and sunglasses',
    'wants to play in a rock concert',
    'dreams of singing on stage',
    'wants to sing in front of thousands',
    'pretends to be a pop star'],
  except: ['elastic', 'rubber', 'opera', 'brass', 'marching', 'choir', 'shy', 'afraid', 'scared'],
  company: ['light', 'bathroom', 'pans', 'drum'],
  about: 'The hero has drums but no band, and whoever wants to be a rock star has glasses but no song; what the other one calls every evening from the bathroom is just what fits.',
  titles: ['Who Left the Light On', 'Boom, Boom, Tack', '{visitor} Has the Glasses', 'Live From the Hall', 'The Last Note Is a Click'],
  want: [
    {
      id: 'only-a-noise',
      A: 'partner',
      paragraphs: [
        '{H} had two pans and a biscuit tin, and played them with spoons. Boom, boom, tack. One by yourself is a noise, and two are a band. {H} wanted to be a band. “Who left the light on?” called {A} from the bathroom, as on every evening.',
        'There was a knock. It was {visitor.first}, in dark glasses. “I’ve got the glasses,” said {visitor}, “and I’ve got the walk. I haven’t got a song.” “Come in,” said {H}. “I’ve got the boom.”'
      ]
    }
  ],
  way: [
    {
      id: 'about-the-sea',
      A: 'partner',
      paragraphs: [
        'Boom, boom, tack. Out came {visitor} from behind the coats, with the walk. {visitor} stood in the middle, and waited, and took a bow. “Where was the song?” asked {H}. “I thought that it came by itself,” said {visitor}.',
        '“A song’s got to be about something big,” said {A}, who was quite sure. “Try the sea.” “O sea,” sang {visitor}. Boom, boom, tack. “You are so wet.” Somewhere a tap dripped. Nobody knew how to go on.'
      ]
    },
    {
      id: 'dark-glasses',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why do you wear them indoors?” asked {A}. “So that people don’t know that it’s me,” said {visitor}. {A} tried them on. It was as dark as a cellar in there. {A} walked into the table, and said excuse me. The table did not know who it was either.',
        '{H} had a go. “You can’t see who’s clapping,” said {H}. “You can’t see who isn’t,” said {visitor}. “That’s the other thing that’s good about them.” They put them on the biscuit tin, to cool.'
      ]
    },
    {
      id: 'the-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A band has to have a name. {A} wrote down all the ones there were. “The Spoons,” said {H}. “The Hot Spoons,” said {A}. {visitor} wanted something with thunder in it. “The Thunder Spoons,” wrote {A}.',
        'They said it aloud, as it would be said on the radio. “And now, the Thunder Spoons.” It was very quiet after that. One of them would have to come on now. “We’ve got a name,” said {H}, “and now we need to be it.” {A} put a star above the second o.'
      ]
    },
    {
      id: 'autographs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} could already sign. It went up like a mountain, with a loop, and came down with a dot. {A} got one on a bill, and one on the banana. “What does it say?” asked {A}. “It doesn’t say anything,” said {visitor}. “It’s only what it looks like when somebody’s in a hurry.”',
        '{H} practised it too, with a bigger loop. After ten of them the pencil needed sharpening. “You can always tell a real one,” said {A}. “There’s less banana on it.”'
      ]
    },
    {
      id: 'stage-move',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“The great ones have got a thing that they do,” said {A}, “in between the words.” {visitor} knew what {A} meant. Boom, boom, tack, went {H}. {visitor} came right to the front, and {caller.does}.',
        '{A} forgot to shut one mouth. “Did you practise that?” asked {A}. “I do that at home,” said {visitor}, “on Mondays, mostly.” {A} tried it, and {caller.move}. It wanted a bit more thunder. But {H} had put in an extra boom for it, and they kept the boom.'
      ]
    },
    {
      id: 'poster',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'There had to be a poster. {A} drew {visitor} on the back of the calendar, from below, so that it looked tall. You saw the glasses first of all. And after that you saw {caller.part}. “You’ve made it bigger than it is,” said {visitor}.',
        '“That’s how big it’ll be when you’re famous,” said {A}. They stuck it up in the hall. {visitor} walked by three times, as though by chance. The third time {visitor} stopped, and looked at it over the glasses. “I’d go and see that,” said {visitor}.'
      ]
    },
    {
      id: 'interview',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“You’ll be asked things,” said {A}, and held out the whisk. “So tell us something that nobody knows.” {visitor} leaned right back. “{caller.fact},” said {visitor} into the whisk. {A} was so surprised that the whisk sank.',
        '“Is that true?” asked {A}. “Anybody can look it up,” said {visitor}. “But nobody asks. They ask what I do at breakfast.” “And what do you do at breakfast?” asked {A} at once. {visitor} put the glasses on again.'
      ]
    },
    {
      id: 'other-songs',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} found them some more big things. There was the night. “O night,” sang {visitor}, “you’re black. Or at any rate, dark blue.” There was the heart. “O heart,” sang {visitor}, and had to think. “You’re on the left.” Boom, boom, tack.',
        '“It’s all true,” said {H}. “But I don’t want to hear it again.” That is how you can tell with a song. You should want to have it back as soon as it’s gone. They sat and waited for the heart. Nobody asked for it.'
      ]
    },
    {
      id: 'shrieking',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was the people at the front, and had a tea towel to wave. As soon as {visitor} came on, {A} shrieked. It was so good that {visitor} went straight off again. “Was something wrong?” asked {visitor} from the coats. “That’s love,” said {A}.',
        'They tried it with less. {A} shrieked as you do it in a library. {visitor} came out as far as the rug. “Now I can nearly stand it,” said {visitor}. “And what do I do for it?” “Nothing yet,” said {A}. “It’s an advance.”'
      ]
    },
    {
      id: 'soundcheck',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“One, two,” said {A} into a ladle. “One, two. Can you hear me at the back?” At the back was the radiator. “A bit more of the left pan,” said {A}, “and less of the tin.” {H} moved the tin by a finger. “Better,” said {A}.',
        '“Why do they never say three?” asked {visitor}. {A} had never thought about it. “Three’s the concert,” said {H}. After that they were careful. {A} only said it up to two, all evening, even when there were three biscuits.'
      ]
    },
    {
      id: 'air-guitar',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A guitar was missing. {A} took a broom, and that was good for the low notes. {visitor} took nothing at all, and played on that. You could see each string. “Wow,” said {H}. “Where did you get it?” “I’ve had it since I was small,” said {visitor}. “It’s never out of tune.”',
        'Then {visitor} leaned it on the wall, with great care, to have a rest. Soon {A} came along with the washing. “Mind!” cried {H}. {A} stepped round it. Nobody wants to break a thing like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was in a band,” said {S}. Nobody had known that. “There were four of us, and we had three songs. We played them at the swimming club, and then we played them again.” “What were you?” asked {A}. “I was the one at the side,” said {S}, “with the tambourine.”',
        '“And were you famous?” asked {visitor}. “At the swimming club,” said {S}, and shook a bunch of keys. It came a bit after the tack, and a bit before the boom. There had been room there for it all along.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be the one who stands by the door, and has a neck. “Ticket,” said {S}. {A} had none. “Then you can’t come in.” “I live here,” said {A}. “They all say that,” said {S}, who had a cushion under each sleeve.',
        '{visitor} had no ticket either. “I’m the one who’s singing,” said {visitor}. {S} looked at {visitor} from the front, and from the side. “Say something famous,” said {S}. {visitor} could not think of anything. It was a long time before the band was complete again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay in front of the biscuit tin, because you never know with a biscuit tin. At each tack {A} looked up, and at each boom {A} lay down again. “{A} is dancing,” said {visitor}. “{A} is hoping,” said {H}.',
        '{H} opened the tin, and there was one left, in halves. {A} had the bigger one. After that the tin had another note. It was higher and emptier, and {A} knew exactly what it meant. {A} still stayed to the end.'
      ]
    },
    {
      id: 'third-time',
      A: 'partner',
      paragraphs: [
        '{A} had gone off to the bathroom. Boom, boom, tack, went {H}. “Who left the light on?” called {A}. Boom, boom, tack. “Who left the light on?” {visitor} took off the glasses.',
        '{A} came back into the hall. “I’ve called that every evening for years,” said {A}, “and now it’s got your drum in it. It won’t go out of my head.” {A} called it again, to show them. One foot was going.'
      ]
    }
  ],
  turn: [
    {
      id: 'live',
      A: 'partner',
      paragraphs: [
        '“That’s the song,” said {H}. “Once more, and you come in on the tack.” Boom, boom, tack. “Who left the light on?” sang {visitor}, and leaned right out at the side. “In the hall! In the loo! Who left the light on? Was it you? Was it you?” Behind it {A} sang “Ooh”.',
        'It went through the wall. Next door somebody knocked, boom, boom, tack. “They’re in the band too,” said {H}. Everybody knew the words already.'
      ]
    },
    {
      id: 'verses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was much more of it about, once they listened. “Have you washed your neck?” was the second verse, for it went with the tack by itself. “Not that towel,” sang {A}. “Not that towel. That’s for guests.” And {H} hit the tin.',
        'For the slow bit in the middle they took “It’s only five more minutes”. {visitor} sang it as softly as could be. It was so sad that {A} had to sit down on the edge of the bath. “I never knew that I’d said that,” said {A}.'
      ]
    },
    {
      id: 'afterwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had to have a break in the kitchen, with water and towels. Nobody talked for a bit. “That was us,” said {A} then. “It was so loud,” said {visitor}, “and it was all in the right place.”',
        'From the hall you could hear somebody humming it. They looked at each other, and counted. Everyone in the band was here. They crept to the door. It was only the pipe in the wall. But it had the tune, and it came in on the tack.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'They went round four times, and nobody could find the way out. {A} pointed at the wall. {H} laughed, and raised both spoons. Boom, boom, tack. “Who left the light on?” sang everybody. “Me!” sang {visitor}, and pressed the switch. Click.',
        'It was as dark as at a real concert. “More!” shouted {A}. “More!” And next door they were clapping.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in at the tack, and went out at the boom.',
      '{names} looked into the dark glasses, and two of somebody looked out.',
      { text: '{names} held up a comb, for the microphone.', needs: ['hands'] },
      { text: '{names} carried the coats to one side, so that there was a stage.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the sea, and would rather have had the pan.',
      '{names} swayed, half a boom late.',
      { text: '{names} pointed a torch at whoever was on.', needs: ['hands'] },
      { text: '{names} clapped between two tacks, and stopped at once.', needs: ['hands'] }
    ],
    turn: [
      '{names} sang “Ooh” as well, and held it the longest.',
      '{names} ran once through the whole crowd, and that was the rug.',
      { text: '{names} played the comb.', needs: ['hands'] },
      { text: '{names} threw a clean sock on to the stage.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pans were hung up again, and were only pans. {visitor} had gone home singing, and the dark glasses lay forgotten on the shelf.',
    'They washed off the sweat, as stars do. Then they lay down, and one foot went on for a while under the blanket.'
  ],
  last: [
    'Boom, boom, went something under the blanket, quite softly, and {H} was asleep.',
    'Nobody had left the light on. It was dark right to the end of the hall, and {H} was asleep.'
  ]
})
