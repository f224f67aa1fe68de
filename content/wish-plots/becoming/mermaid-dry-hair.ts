import { wishPlot } from '../wish-plot.ts'

export const mermaidDryHair = wishPlot({
  id: 'wish-mermaid-wet-hair',
  wishes: ['mermaid wet hair', 'mermaid hair wet', 'mermaids wet hair', 'mermaid hates wet hair', 'mermaid wet hair hates', 'mermaid can’t stand wet hair', 'mermaid cannot stand wet hair', 'mermaid doesn’t like wet hair', 'mermaid dry hair', 'mermaid hair dry', 'mermaid keeps hair dry', 'mermaid drying hair', 'mermaid dries hair', 'mermaid hairdryer', 'mermaid hair dryer', 'mermaid shower cap', 'mermaid bathing cap', 'mermaid swimming cap', 'mermaid swim cap', 'mermaid hates getting wet', 'mermaid hates being wet', 'mermaid hates water', 'mermaid doesn’t like water', 'mermaid won’t dive', 'mermaid wouldn’t dive', 'mermaid hairdo', 'mermaid hair spoiled', 'mermaid hairstyle', 'mermade wet hair', 'mermade hair wet', 'mermade hates water'],
  nothingElse: true,
  answers: ['mermaid', 'mermaids', 'mermade', 'wet', 'hair', 'hates', 'hate', 'hated', 'can’t', 'cannot', 'stand', 'doesn’t', 'like', 'dry', 'dries', 'drying', 'keeps', 'keep', 'hairdryer', 'dryer', 'shower', 'cap', 'bathing', 'swimming', 'swim', 'swims', 'getting', 'gets', 'being', 'water', 'won’t', 'wouldn’t', 'dive', 'dives', 'diving', 'hairdo', 'hairstyle', 'spoiled', 'her', 'who', 'the', 'a', 'with', 'is', 'to', 'long', 'when', 'because', 'never', 'under', 'bath', 'sea', 'little', 'funny', 'tail', 'always', 'wants', 'and', 'it', 'that', 'only'],
  except: ['pirate', 'pirates', 'unicorn', 'unicorns', 'fairy', 'princess', 'dragon', 'shark', 'lost', 'afraid', 'scared', 'party', 'birthday', 'lesson', 'lessons', 'treasure', 'becomes', 'become', 'turns', 'turned', 'doll', 'costume', 'cake', 'nits', 'lice', 'haircut', 'comb', 'plait', 'plaits', 'drowned', 'died', 'dead', 'hospital', 'hippo', 'duck'],
  moods: ['first', 'learning', 'change'],
  isTale: true,
  company: ['mermaid', 'tub', 'hair', 'bun', 'funnel', 'cup', 'tail', 'soap', 'water', 'hanky', 'towel', 'bottom', 'bubbles', 'sea', 'handle', 'sisters', 'hole', 'orange'],
  about: 'A mermaid in the tub cannot stand wet hair and has never dived, until the hero finds that a cup held upside down stays dry inside, all the way to the bottom.',
  titles: ['Not a Splash, Please', 'The Hat without a Hole', '{H} and the Mermaid in the Tub', 'There Is a Bottom', 'A Teacup for a Bun'],
  want: [
    {
      id: 'on-the-soap',
      A: 'partner',
      paragraphs: [
        'In {H}’s tub sat a mermaid, as long as a wooden spoon. It sat high up on the soap, with its hair in a big dry bun. “Not a splash, please,” it said. “I can’t stand wet hair.”',
        '{H} wanted to see a mermaid dive, with its tail up at the end. “I’ve never dived,” said the mermaid. “It runs down your neck, and then it’s cold all day.” “But you live in the sea,” said {A}. “On top of it,” said the mermaid.'
      ]
    }
  ],
  way: [
    {
      id: 'the-funnel',
      A: 'partner',
      paragraphs: [
        '“You need a hat,” said {H}. On the shelf there was a funnel. {H} set it on the mermaid, with the thin end up. The whole bun went in, and not one hair looked out.',
        '“Now dive,” said {H}. The mermaid went down as far as the eyes. Bubbles came out at the top of the hat. “It’s wet! It’s wet!” called the mermaid, and was back on the soap. {H} had to dry the bun with a towel.'
      ]
    },
    {
      id: 'brush',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s so bad about it?” asked {A}. “It sticks together,” said the mermaid. “I’ve got nine thousand hairs, and wet it’s only one.” {H} fetched a paintbrush, to see. Dry, it was a round fluffy thing. {H} dipped it in, and it came out with a point.',
        '“The water holds them together,” said {A}. “You see?” said the mermaid. “Nobody asked them.” It looked at the poor brush, and told it that it would soon be better.'
      ]
    },
    {
      id: 'six-sisters',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do the others say?” asked {H}. The mermaid had six sisters, and all of them dived. “They say that it’s lovely down there,” said the mermaid. “They say it with their hair in their mouths.” At supper they sat at the bottom. The mermaid sat on a rock above them, and held its plate.',
        '“How did you talk to them?” asked {A}. “By string,” said the mermaid. “One pull is please, and two is salt. I’ve never needed the salt.”'
      ]
    },
    {
      id: 'otter',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The otter’s hair is wet as well,” said {A}, “and the otter doesn’t mind.” “It isn’t wet,” said the mermaid, quite sharply. “Only the top is. It’s got so much hair that there’s air in between. Its skin stays dry its whole life long.”',
        'They were all silent for a moment. {H} felt at {H}’s own head, and there was skin quite soon. “I’d only need more,” said the mermaid. “I’ve been working on it since I was small.”'
      ]
    },
    {
      id: 'orange-hat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had eaten half an orange, and washed out the peel. It went over the bun like a helmet, and it smelled of holidays. The mermaid let go of the soap. But orange peel will not go under, and whoever is in it stays up too.',
        'It hung there by its chin, and turned slowly round. “Am I at the bottom?” it asked. “You’re at the taps,” said {H}. “They’re nice,” said the mermaid. “I’d imagined it deeper.”'
      ]
    },
    {
      id: 'up-do',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The mermaid took its bun down to show them. It was a lot of hair. It went once round the edge of the tub, and the end of it lay on the mat. “And every morning it goes back up?” asked {A}. “It takes until noon,” said the mermaid.',
        '“What do you do in the afternoon?” asked {H}. “I keep still,” said the mermaid. They helped to put it up again, from both sides. The pins were fish bones.'
      ]
    },
    {
      id: 'a-drop',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A drop hung on the tap. All three of them looked at it. It got fatter, and it got longer. The mermaid moved the soap a little to the left. The drop let go, and fell just where the bun had been. Plip.',
        '“Thank you,” said the mermaid to the tap, and moved back again. “Do you know when they’ll come?” asked {H}. “You get to know drops,” said the mermaid. “That’s an honest one. In the sea they come from the side.”'
      ]
    },
    {
      id: 'somebody-wants-a-bath',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with a towel over one arm, and wanted to have a bath. “There’s a mermaid in it,” said {H}. {A} looked over the edge, and so there was. “Will it be long?” asked {A}. “I don’t get in,” said the mermaid. “I only sit here.”',
        '{A} sat down on the mat to wait. After a time {A} asked if the water was warm. “I’ve no idea,” said the mermaid. “I’ve only had my tail in it.”'
      ]
    },
    {
      id: 'pet-shakes',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to the edge and looked in. Then {A} tried the water with the tip of a nose, and sneezed, and shook. “Cover your head!” called {H}. The mermaid was already behind the soap, with both hands on its bun.',
        'When it was over, the two of them looked at each other. {A} did not think much of water either. “It’s the neck, isn’t it?” said the mermaid. {A} lay down on the mat with a sigh, and it was the neck.'
      ]
    },
    {
      id: 'elder-has-curlers',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I know what you mean,” said {S}. “On Fridays my mother had her hair done. On Saturdays she slept sitting up, and on Sundays she went visiting with it.” “And if it rained?” asked {A}. “Then she sent the hat ahead,” said {S}, “and came after it when it was dry.”',
        'The mermaid asked how high it had been. {S} showed it with one hand, and had to stretch. The mermaid was silent with admiration.'
      ]
    },
    {
      id: 'a-finger-on-top',
      A: 'partner',
      paragraphs: [
        '{A} pushed the funnel into the water, with the thin end up. Again bubbles came out at the top, where there was a little hole. {A} laid a finger on it, and pushed again. Now no bubbles came.',
        '{H} felt inside from below. “There’s no water up here,” said {H}. “It’s full of air,” said {A}. “The water can’t get in until the air’s gone out.” “Then it’s got to be a hat without a hole,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-dry-hanky',
      A: 'partner',
      paragraphs: [
        '{H} fetched a teacup. First they pushed a dry hanky into it, as far as it would go. {H} turned the cup over, and pressed it straight down to the bottom of the tub. When it came up again, {H} gave the hanky to the mermaid. The mermaid felt it all over. “It’s dry,” said the mermaid.'
      ]
    },
    {
      id: 'one-hair',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At first the mermaid only tried it on, and sat in the water up to the ears. It met its own face in the tap, and bowed. The cup tipped, and one round bubble ran out at the edge. “One hair’s wet,” said the mermaid.',
        '“Which?” asked {A}. They took off the cup and looked all over the bun, and it was at the back. {H} dried it between two fingers. The mermaid bore it quite well. “In such a hat you mustn’t bow,” it said. “You can only nod.”'
      ]
    },
    {
      id: 'spider',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s a spider who does it like that,” said {A}. “It lives in a pond, and fetches air from the top. It carries it down on its tummy, one bubble after the other. It hangs them all under a web. Then it sits in there, quite dry, and eats.”',
        '“Has it got long hair?” asked the mermaid. “Only on the legs,” said {A}. “All eight?” The mermaid thought of the eight buns. “I’d like to meet it,” it said. “We could talk.”'
      ]
    },
    {
      id: 'tail-up',
      A: 'partner',
      paragraphs: [
        'They set the cup on its head, with the handle at the back. “Only mermaids can breathe down there,” said {A}. The eyes went under, and then the cup. Last of all the tail waved once, and was gone.',
        'Far down the mermaid sat and looked about. Then it came up, and took off the cup. The bun was as dry as toast. “There’s a bottom!” it said. “They never told me that it was so quiet.” It dived five times more, and each time {H} saw the tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked over the edge of the tub, and tried not to drip.',
      '{names} stayed well back, because of the bun.',
      { text: '{names} turned the tap a bit tighter.', needs: ['hands'] },
      { text: '{names} laid a towel where the mermaid could reach it.', needs: ['hands'] }
    ],
    way: [
      '{names} blew on the bun, from a polite way off.',
      '{names} watched the bubbles come out at the top.',
      { text: '{names} held the pins, so that none got lost.', needs: ['hands'] },
      { text: '{names} wiped up a puddle, before it could do any harm.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the dives, and got as far as four.',
      '{names} got some of what the tail threw up, right in the face.',
      { text: '{names} felt the hanky too, and it was dry.', needs: ['hands'] },
      { text: '{names} polished the cup, since it was a hat now.', needs: ['hands'] }
    ]
  },
  bed: [
    'The funnel was hung up on its nail. The cup stayed with the mermaid, upside down.',
    '{H} washed without one splash, and dried behind the ears. Then {H} lay down, with every hair in its place.'
  ],
  last: [
    'Under a cup at the bottom of the tub it hummed a little, and {H} was asleep.',
    'A tail went up, and waved once, and was gone, and {H} was asleep.',
    'Down there it was so quiet, and {H} slept, quite dry.'
  ]
})
