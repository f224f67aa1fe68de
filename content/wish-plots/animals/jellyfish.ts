import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const jellyfish = wishPlot({
  id: 'wish-jellyfish',
  wishes: ['jellyfish', 'jelly fish', 'jellyfishes'],
  answers: ['sea', 'ocean', 'floating', 'glowing', 'glow', 'wobbly', 'pink', 'octopus'],
  except: [...NOT_WELL, 'sting', 'stings', 'stinging', 'beans', 'tots'],
  company: ['jellyfish'],
  about: 'Jellyfish have no brain, so whoever decides anything is out, and there is soup on the table.',
  titles: ['Nobody Decides', 'Two Jellyfish and the Soup', '{H} Is Out', 'Open and Shut', 'How We Got Here'],
  want: [
    {
      id: 'the-rule',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were jellyfish. Each had a tea towel on the head, and bits of wool hanging down from both arms. “A jellyfish has no brain,” said {A}. “It never decides anything. It goes where the sea takes it.” So that was the rule: whoever decided something was out, and sat on the seabed until ten.',
        'It was a very peaceful game, until somebody put soup on the table. The jellyfish wanted it, and they were not allowed to want anything.'
      ]
    }
  ],
  way: [
    {
      id: 'out',
      A: 'partner',
      paragraphs: [
        'They hung in the middle of the rug and waited for a current. None came. “I’m hungry,” said {H}. “Out,” said {A}. {H} sat down and counted to ten. “I only felt it,” said {H}. “I didn’t think it.” That was allowed.',
        '“Push me a bit,” said {H}. “Which way?” asked {A}. “Towards the soup.” “I’d have to decide to,” said {A}. So they just leaned against each other. They went slowly round, and came out by the door.'
      ]
    },
    {
      id: 'mouth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What has a jellyfish got?” asked {H}, who wanted to know what was left. There was no brain, said {A}, and no heart, and no bones. There was a mouth, underneath. It was the door for everything, in and out.',
        '“Then what’s it made of?” “Water,” said {A}. “Nearly all the way through.” {H} held a hand against the lamp. You could see a bit of light at the edge.'
      ]
    },
    {
      id: 'which-soup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It smelled of tomato. Both their faces had turned that way. “You’re looking,” said {A}. “A jellyfish hasn’t got a face,” said {H}. “It’s only the front of the wobble.”',
        '{A} thought it over, and then remembered not to. They both had to go down to the seabed for that, one for looking and one for thinking.'
      ]
    },
    {
      id: 'draught',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody opened a window somewhere. There was a draught, and it came in under the door, along the floor. “The sea!” said {A}. It took them past the bookshelf, and past the chair. It took them through the door and down the hall.',
        'In the hall it stopped. They hung there between the coats. It was dark, and it did not smell of tomato. “It’s nobody’s fault,” said {H}. That is the good thing about the sea.'
      ]
    },
    {
      id: 'older-than',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There were jellyfish before there were dinosaurs,” said {A}. “And long before there were trees. They’ve never had a plan, in all that time.” {H} let the wool swing to and fro.',
        '“Then it can’t be so bad,” said {H}, “not to have one.” The soup stood on the table and steamed. It seemed as far off as the dinosaurs.'
      ]
    },
    {
      id: 'strings',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the current their strings got mixed up. {H}’s were round {A}, and {A}’s were round the leg of a chair. “Which are mine?” asked {A}. You could only tell by pulling, and pulling was deciding.',
        'They waited until it came undone by itself. It did not. It is surprising how long a knot can keep it up, if nobody helps.'
      ]
    },
    {
      id: 'seabed',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It was not bad to be out. On the seabed there was a cushion, and nothing to be careful of. {A} was out for saying let’s. {A} sat there and looked up at {H} from below.',
        '“You’re very pretty from here,” said {A}. “You look like a lampshade that’s thinking.” “I’m not thinking,” {H} said quickly.'
      ]
    },
    {
      id: 'bloom',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If there are very many of us,” said {A}, “it’s called a bloom. Then the ships have to stop.” The two of them tried to be very many. They went past each other and back again, and wobbled in between.',
        'A ship did stop. It was somebody with the bread, who could not get through. When the bloom saw the bread, it went after it for three steps. So it was out, both halves of it.'
      ]
    },
    {
      id: 'elder-drift',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I never decided anything either,” said {S}. “I went along to a dance because my friend had a spare ticket. I sat down where there was a chair. And in the next chair sat somebody with a cough.” “And then?” asked {A}.',
        '“Then fifty years,” said {S}, “and all of you.” A jellyfish drifted over to {S}, without meaning to, and stayed for a while.'
      ]
    },
    {
      id: 'baby-jelly',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a jellyfish of the smallest sort, and spun round and round. “Why are you doing that?” asked {A}. “I’m not,” said {S}, and went past again. “It’s doing it.”',
        'It stopped doing it at the wall. The small jellyfish lay there, all its strings beside it, and everything went on turning. “Now it’s doing the room,” said {S}.'
      ]
    },
    {
      id: 'pet-jelly',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} had wool in sight, and it moved. So {A} made a decision, and then another one, and had a good mouthful of string.',
        '“You’re out,” said {H}. But {A} had never been in. {A} was one of the big dangers of the sea, and took the string under the table.'
      ]
    },
    {
      id: 'polyps',
      A: 'partner',
      paragraphs: [
        '{H} was out again, for saying soup. “This isn’t fair,” said {H} from the cushion. “How does a real one ever get anywhere?” {A} thought about that, and so had to sit down too. “It isn’t always a jellyfish,” said {A}. “First it’s a sort of bud. It sits on the bottom with one foot, and stays where it is. It’s called a polyp.” They looked at each other. They were sitting on the bottom. “A polyp isn’t a jellyfish yet,” said {H} slowly. “So the rule’s not for polyps.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-plan',
      A: 'partner',
      paragraphs: [
        '“Then I may want what I like,” said {H}, “as long as I’m down here. I want soup. And I’m turning round, to where the table is. Afterwards I’ll have forgotten it.” “Eight,” said {A}, who was turning round as well. “Nine. Ten.” And up they went, with nothing in their heads.'
      ]
    },
    {
      id: 'budding',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had to come off properly first. On a polyp the young jellyfish sit one on top of another, like saucers. Then the top one lets go, and then the next. {A} was on top. “One saucer,” said {A}, and came off.',
        '{H} was the second, and stuck for a moment, with one foot. Then {H} came off as well. It is a great day in a jellyfish’s life. They did not notice.'
      ]
    },
    {
      id: 'glow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It had become dark on the way, for the lamp was behind them. “Some of them glow,” said {A}. {H} had a small torch, under the tea towel. It shone through, blue, with checks.',
        '“Did you decide that?” asked {A}. “It came on,” said {H}. And they drifted along behind it, very pretty, and not to blame.'
      ]
    },
    {
      id: 'chair-island',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A chair stood in the way after all. They bumped into it softly, and went up at the edge a little, and slid off. Then they bumped into it again.',
        '“It’s a rock,” said {A}. “It’ll wear down,” said {H}, “in a thousand years.” They opened and shut in front of it. At about the ninth time, it had been moved. Nobody had seen a foot.'
      ]
    },
    {
      id: 'talk-afloat',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What shall we talk about?” asked {A}. But that would have been a decision. So each of them said whatever floated up. “Buttons,” said {H}. “Wednesday,” said {A}. “Under the bridge.”',
        'It was one of the best talks they had ever had. Nobody was right, and nobody had to answer.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        'They opened and shut, open, and shut. That is no decision. A jellyfish does it all day, as other people breathe, and every time it gets a hand further. They opened and shut across the whole rug. Then there was a soft bump, and it smelled of tomato.',
        '“How did we get here?” asked {A}. “I couldn’t say,” said {H}. There stood two bowls. A spoon floated up, and so did another one. It was good soup, and nobody had wanted it, not for a single moment.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drifted in with the soup, and stayed near the table.',
      '{names} sat out on the seabed, after deciding something.',
      { text: '{names} tied more wool to the jellyfish, one string to each elbow.', needs: ['hands'] },
      { text: '{names} blew across the soup, and the smell went out over the sea.', needs: ['hands'] }
    ],
    way: [
      '{names} came by in a current, but a weak one.',
      '{names} got mixed up in the wool, and had to sit out until ten.',
      { text: '{names} fanned with a newspaper, from the west.', needs: ['hands'] },
      { text: '{names} put a lid on the soup, because of the tide.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank until ten as well, with no plan at all.',
      '{names} moved out of the way, without deciding to.',
      { text: '{names} opened and shut some hands, to see how far that went.', needs: ['hands'] },
      { text: '{names} drew back the chairs, like a wave going out.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled the wool into a ball again. The tea towels went over the rail, and hung very well.',
    'Then the tide turned. It took {H} to the bathroom and along the hall, and on to the bed. Nobody had said that it was time. There {H} lay, and opened and shut, more and more slowly.'
  ],
  last: [
    'Nobody had decided it, and {H} was asleep.',
    'Open, and shut, and open, and {H} was asleep before the next one.'
  ]
})
